import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadAll } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { settings } from '../server/src/settings/settings';

/*
 * The part of Kubernetes' own schema (1.29 to 1.34) that the manifests use. Strict: a field that's misspelled or at the wrong place would be ignored
 * or refused by a cluster.
 */
const name = z.string().regex(/^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/);
const labels = z.record(z.string(), z.string());
const metadata = z.strictObject({ name, namespace: name });
const port = z.union([name, z.int().min(1).max(65_535)]);
const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.string().startsWith('/'), port }),
  periodSeconds: z.int().min(1),
  timeoutSeconds: z.int().min(1).optional(),
  failureThreshold: z.int().min(1),
});
const quantity = z.string().regex(/^\d+(m|Mi|Gi)?$/);
const container = z.strictObject({
  name,
  image: z.string(),
  args: z.array(z.string()).optional(),
  envFrom: z.array(
    z.union([
      z.strictObject({ configMapRef: z.strictObject({ name }) }),
      z.strictObject({ secretRef: z.strictObject({ name }) }),
    ]),
  ),
  ports: z.array(z.strictObject({ name, containerPort: z.int() })).optional(),
  startupProbe: probe.optional(),
  readinessProbe: probe.optional(),
  livenessProbe: probe.optional(),
  resources: z
    .strictObject({
      requests: z.strictObject({ cpu: quantity, memory: quantity }),
      limits: z.strictObject({ memory: quantity }),
    })
    .optional(),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.strictObject({ name, mountPath: z.string().startsWith('/') })),
});
const pod = z.strictObject({
  metadata: z.strictObject({ labels }),
  spec: z.strictObject({
    restartPolicy: z.literal('Never').optional(),
    automountServiceAccountToken: z.literal(false),
    terminationGracePeriodSeconds: z.int().min(0).optional(),
    securityContext: z.strictObject({
      runAsNonRoot: z.literal(true),
      runAsUser: z.int(),
      runAsGroup: z.int(),
      fsGroup: z.int(),
      seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
    }),
    containers: z.array(container).length(1),
    volumes: z.array(z.strictObject({ name, emptyDir: z.strictObject({ sizeLimit: quantity.optional() }) })),
  }),
});
const selector = z.strictObject({ matchLabels: labels });
const count = z.int().min(0);

const manifest = z.discriminatedUnion('kind', [
  z.strictObject({
    apiVersion: z.literal('v1'),
    kind: z.literal('ConfigMap'),
    metadata,
    data: z.record(z.string(), z.string()),
  }),
  z.strictObject({
    apiVersion: z.literal('v1'),
    kind: z.literal('Secret'),
    metadata,
    type: z.literal('Opaque'),
    stringData: z.record(z.string(), z.string()),
  }),
  z.strictObject({
    apiVersion: z.literal('batch/v1'),
    kind: z.literal('Job'),
    metadata,
    spec: z.strictObject({ backoffLimit: count, template: pod }),
  }),
  z.strictObject({
    apiVersion: z.literal('apps/v1'),
    kind: z.literal('Deployment'),
    metadata,
    spec: z.strictObject({
      replicas: count,
      selector,
      strategy: z.strictObject({
        type: z.literal('RollingUpdate'),
        rollingUpdate: z.strictObject({ maxUnavailable: count, maxSurge: count }),
      }),
      template: pod,
    }),
  }),
  z.strictObject({
    apiVersion: z.literal('v1'),
    kind: z.literal('Service'),
    metadata,
    spec: z.strictObject({
      selector: labels,
      ports: z.array(z.strictObject({ name, port, targetPort: port })),
    }),
  }),
  z.strictObject({
    apiVersion: z.literal('policy/v1'),
    kind: z.literal('PodDisruptionBudget'),
    metadata,
    spec: z.strictObject({ minAvailable: count, selector }),
  }),
]);

const folder = resolve(import.meta.dirname, '../deploy');
const read = (file: string) =>
  loadAll(readFileSync(resolve(folder, 'kubernetes', file), 'utf8')).map((each) => manifest.parse(each));

describe('the manifests for Kubernetes', () => {
  const all = ['settings.yaml', 'migrate.yaml', 'site.yaml'].flatMap(read);
  const pods = all.flatMap((each) =>
    each.kind === 'Job' || each.kind === 'Deployment' ? [each.spec.template.spec] : [],
  );

  it('are as Kubernetes reads them, and name what’s among them', () => {
    const names = all.map(({ kind, metadata: { name: own } }) => `${kind} ${own}`);
    for (const { containers, volumes } of pods)
      for (const { envFrom, volumeMounts } of containers) {
        for (const each of envFrom)
          expect(names).toContain(
            'secretRef' in each ? `Secret ${each.secretRef.name}` : `ConfigMap ${each.configMapRef.name}`,
          );
        expect(volumeMounts.map(({ name: mounted }) => mounted)).toEqual(volumes.map(({ name: own }) => own));
      }
  });

  it('set what the program has as settings', () => {
    const set = all.flatMap((each) => {
      if (each.kind === 'ConfigMap') return Object.keys(each.data);
      return each.kind === 'Secret' ? Object.keys(each.stringData) : [];
    });
    expect(set.filter((setting) => !(setting in settings.shape))).toEqual([]);
  });

  it('give a pod its drain and 45 seconds, and the user of the image', () => {
    const config = all.find((each) => each.kind === 'ConfigMap');
    const drain = Number(config?.data['DRAIN_SECONDS']);
    const image = readFileSync(resolve(folder, 'container/Containerfile'), 'utf8');
    const [user] = /(?<=^USER )\d+/m.exec(image) ?? [];
    expect(
      pods.map(({ terminationGracePeriodSeconds: grace }) => grace ?? Infinity).every((grace) => grace >= drain + 45),
    ).toBe(true);
    expect(pods.map(({ securityContext: { runAsUser } }) => String(runAsUser))).toEqual(pods.map(() => user));
  });
});
