import { escapeIdentifier, type Client } from 'pg';

/** Makes an empty database beside the others of a server. */
export async function createTrial(client: Client, name: string): Promise<void> {
  await client.query(`create database ${escapeIdentifier(name)} template template0`);
}

export async function dropTrial(client: Client, name: string): Promise<void> {
  await client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`);
}
