/**
 * A text that changes has an element of its own. When a browser translates a page, it moves each text into elements of its own making, and
 * React then changes the one that's no longer shown, unless the text is its element's only child.
 */
export const textOfItsOwn = {
  meta: {
    type: 'problem',
    messages: {
      beside:
        'A text that changes needs an element of its own, or a browser that translates the page keeps the old one: put it in a template with the texts beside it, or in a <span>.',
    },
  },
  create(context) {
    const check = (node) => {
      const children = node.children.filter(isRendered);
      if (children.length < 2) return;
      for (const [index, child] of children.entries()) {
        if (child.type !== 'JSXExpressionContainer') continue;
        const neighbours = [children[index - 1], children[index + 1]];
        if (isText(child.expression) || (isUnknown(child.expression) && neighbours.some(isWords)))
          context.report({ node: child, messageId: 'beside' });
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

function isRendered(child) {
  if (child.type === 'JSXText') return /\S/.test(child.value) || !child.value.includes('\n');
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}

function isWords(child) {
  return child?.type === 'JSXText' && /\S/.test(child.value);
}

const textMakers =
  /^(?:format[A-Z]\w*|\w*(?:Text|Label|Sentence|Range|Size)|String|toFixed|toLocaleString|toUpperCase|toLowerCase|join|sentence)$/;

/** What is a text for certain, and isn't the same for good. */
function isText(expression) {
  switch (expression.type) {
    case 'TemplateLiteral':
      return expression.expressions.some((each) => !isConstant(each));
    case 'ConditionalExpression':
      return [expression.consequent, expression.alternate].some(isTextOrLiteral);
    case 'LogicalExpression':
      return [expression.left, expression.right].some(isTextOrLiteral);
    case 'BinaryExpression':
      return expression.operator === '+';
    case 'CallExpression':
      return textMakers.test(calledName(expression)) && !expression.arguments.every(isConstant);
    default:
      return false;
  }
}

function isTextOrLiteral(expression) {
  const isWord =
    expression.type === 'Literal' && typeof expression.value === 'string' && expression.value.trim() !== '';
  return isWord || (expression.type === 'TemplateLiteral' && expression.expressions.length === 0) || isText(expression);
}

/** A property of something: a text if words are beside it. */
function isUnknown(expression) {
  return expression.type === 'MemberExpression' && !isConstant(expression);
}

function isConstant({ type, expressions = [] }) {
  return type === 'Literal' || (type === 'TemplateLiteral' && expressions.length === 0);
}

function calledName({ callee }) {
  return callee.type === 'MemberExpression' ? callee.property.name : callee.name;
}
