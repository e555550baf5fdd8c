/**
 * What an interface describes isn't changed in place: every property and index signature is `readonly`. The few that do change say so
 * in their doc comment ("Changes in place").
 */
export const readonlyInterfaceMembers = {
  meta: {
    type: 'suggestion',
    fixable: 'code',
    messages: {
      missing: 'Interface properties are readonly, unless the interface’s doc comment says “Changes in place”.',
    },
  },
  create(context) {
    return {
      TSInterfaceDeclaration(node) {
        if (changesInPlace(context, node)) return;
        for (const member of node.body.body.filter(isMutable)) {
          context.report({
            node: member,
            messageId: 'missing',
            fix: (fixer) => fixer.insertTextBefore(member, 'readonly '),
          });
        }
      },
    };
  },
};

function changesInPlace(context, node) {
  const declaration = node.parent?.type === 'ExportNamedDeclaration' ? node.parent : node;
  return context.sourceCode.getCommentsBefore(declaration).some(({ value }) => value.includes('Changes in place'));
}

function isMutable({ type, readonly }) {
  return (type === 'TSPropertySignature' || type === 'TSIndexSignature') && readonly !== true;
}
