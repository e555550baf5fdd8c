/** A node of a program's syntax tree, as the bundler's parser gives it. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** What a program does only in cases that never come up here. */
export interface AbsentCases {
  /** Values that a `tag`, or a variable with one, never has. No other number is compared with them. */
  readonly tags?: readonly number[];
  /** Variables that keep one value, by its text. */
  readonly values?: Readonly<Record<string, string>>;
  /** Functions of which each call has the same result, by its text. */
  readonly results?: Readonly<Record<string, string>>;
  /** Functions that have nothing to do. */
  readonly idle?: readonly string[];
  /** Properties of objects, and methods of classes, that no one reads. */
  readonly unread?: readonly string[];
  /** What no one needs to be assigned, with all that's in it: `Thing.prototype` with each of its methods. */
  readonly unused?: readonly string[];
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly rule: string;
}

/**
 * A program without what it does in absent cases. The bundler then drops the functions that nothing calls any more.
 * @param tree of the code
 * @returns what's left, and the rules that found nothing or can't tell what they're about
 */
export function withoutAbsent(code: string, tree: SyntaxNode, cases: AbsentCases) {
  const absent = { tags: [], values: {}, results: {}, idle: [], unread: [], unused: [], ...cases };
  const nodes = nodesIn(tree);
  const edits = nodes.flatMap((node) => editsOf(node, code, absent));
  const found = new Set(edits.map(({ rule }) => rule));
  const { tags, values, results, ...lists } = absent;
  const rules = [...tags.map(String), ...Object.keys(values), ...Object.keys(results), ...Object.values(lists).flat()];
  // A name that's declared twice is two variables, and the other one may change.
  const declared = nodes
    .filter(({ type }) => type === 'VariableDeclarator')
    .map((node) => textIn(code, child(node, 'id')));
  const isClear = (name: string) => !Object.hasOwn(values, name) || declared.filter((one) => one === name).length === 1;
  return { code: edited(code, edits), missing: rules.filter((rule) => !found.has(rule) || !isClear(rule)) };
}

function editsOf(node: SyntaxNode, code: string, absent: Required<AbsentCases>): readonly Edit[] {
  const textOf = (name: string): string => textIn(code, child(node, name));
  const replace = (rule: string, text: string, { start, end } = node): Edit[] => [{ start, end, text, rule }];
  switch (node.type) {
    case 'SwitchStatement':
      return textOf('discriminant').toLowerCase().endsWith('tag') ? absentCases(node, code, absent.tags) : [];
    case 'BinaryExpression': {
      const tag = absent.tags.map(String).find((one) => [textOf('left'), textOf('right')].includes(one));
      const answer = { '===': 'false', '!==': 'true' }[String(property(node, 'operator'))];
      return tag && answer ? replace(tag, answer) : [];
    }
    case 'CallExpression':
      return entry(absent.results, textOf('callee')).flatMap(([name, result]) => replace(name, result));
    case 'AssignmentExpression':
      if (Object.hasOwn(absent.values, textOf('left'))) return replace(textOf('left'), textOf('right'));
      return absent.unused
        .filter((name) => `${textOf('left')}.`.startsWith(`${name}.`))
        .flatMap((name) => replace(name, '0'));
    case 'VariableDeclarator':
      return entry(absent.values, textOf('id')).flatMap(([name]) => replace(name, name, child(node, 'id')));
    case 'Identifier':
      return entry(absent.values, textIn(code, node)).flatMap(([name, value]) => replace(name, value));
    case 'FunctionDeclaration':
      return absent.idle.includes(textOf('id')) ? replace(textOf('id'), '{}', child(node, 'body')) : [];
    case 'ObjectExpression':
      return unreadProperties(children(node, 'properties'), code, absent.unread);
    case 'ClassBody':
      return unreadProperties(children(node, 'body'), code, absent.unread);
    default:
      return [];
  }
}

/** Cases for absent tags. Their statements stay if those of the case before go on into them. */
function absentCases(node: SyntaxNode, code: string, tags: readonly number[]): readonly Edit[] {
  let isReached = false;
  return children(node, 'cases').flatMap((one) => {
    const statements = children(one, 'consequent');
    const tag = tags.find((value) => value === property(child(one, 'test'), 'value'));
    const isNeeded = tag === undefined || isReached;
    isReached = isNeeded && !leaves(statements.at(-1));
    if (tag === undefined) return [];
    if (isNeeded) return [{ start: one.start, end: statements[0]?.start ?? one.end, text: '', rule: String(tag) }];
    const vars = varsIn(one, code).join(', ');
    return [{ start: one.start, end: one.end, text: vars && `case ${tag}: var ${vars};`, rule: String(tag) }];
  });
}

/** The variables that a node declares. The rest of the function may use them too. */
function varsIn(node: SyntaxNode, code: string): readonly string[] {
  const declared = nodesIn(node).filter(({ type }) => type === 'VariableDeclarator');
  return [...new Set(declared.map((one) => textIn(code, child(one, 'id'))))];
}

/** Whether what comes after a statement isn't reached. */
function leaves(statement: SyntaxNode | undefined): boolean {
  return statement !== undefined && /^(?:Break|Continue|Return|Throw)Statement$/.test(statement.type);
}

function unreadProperties(all: readonly SyntaxNode[], code: string, unread: readonly string[]): readonly Edit[] {
  return all.flatMap((one) => {
    const rule = unread.find((name) => name === textIn(code, child(one, 'key')));
    const end = code[one.end] === ',' ? one.end + 1 : one.end;
    return rule === undefined ? [] : [{ start: one.start, end, text: '', rule }];
  });
}

/** Of edits inside each other, the outer one counts; of two of the same text, the first. */
function edited(code: string, edits: readonly Edit[]): string {
  let at = 0;
  const parts: string[] = [];
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue;
    parts.push(code.slice(at, start), text);
    at = end;
  }
  return parts.join('') + code.slice(at);
}

/** A node and all that are in it, each before its parts. */
function nodesIn(node: SyntaxNode): readonly SyntaxNode[] {
  return [node, ...Object.keys(node).flatMap((name) => children(node, name).flatMap(nodesIn))];
}

function property(node: SyntaxNode, name: string): unknown {
  return Reflect.get(node, name);
}

/** What's not there, such as the test of a default case, is an empty node. */
function child(node: SyntaxNode, name: string): SyntaxNode {
  return children(node, name)[0] ?? { type: '', start: 0, end: 0 };
}

function children(node: SyntaxNode, name: string): readonly SyntaxNode[] {
  return [property(node, name)].flat().filter(isNode);
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function textIn(code: string, { start, end }: SyntaxNode): string {
  return code.slice(start, end);
}

/** The entry of a table with this name, if it has one. */
function entry(table: Readonly<Record<string, string>>, name: string): readonly (readonly [string, string])[] {
  return Object.entries(table).filter(([key]) => key === name);
}
