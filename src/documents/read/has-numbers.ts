import type { RootContent } from 'mdast';
import { remembered } from '../../domain/quantities/remembered.ts';

/** Tests whether new numbers can change a part: it is a tag or a name in braces, or contains one. */
export const hasNumbers = remembered((node: RootContent): boolean => {
  switch (node.type) {
    case 'mdxTextExpression':
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return true;
    case 'math':
    case 'inlineMath':
      return node.value.includes('\\val');
    default:
      return 'children' in node && node.children.some(hasNumbers);
  }
});
