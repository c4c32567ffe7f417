import { options, type VNode } from 'preact';

/** What was last asked of a field; `__e` is its element, as Preact's own tools read it. */
type FieldVNode = VNode<{ value?: string | number | null; checked?: boolean | null }> & { __e?: Node | null };
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = new Set<unknown>(['input', 'textarea', 'select']);
const asked = new WeakMap<Node, FieldVNode['props']>();

const before = options.diffed?.bind(options);
options.diffed = (vnode: FieldVNode) => {
  if (FIELDS.has(vnode.type) && vnode.__e) asked.set(vnode.__e, vnode.props);
  before?.(vnode);
};

/**
 * A field shows its `value`, whatever was typed: a letter that a number refuses does not stay. Preact sets it with each rendering, but
 * nothing is rendered when what was typed changes nothing; React sets it then too. [SAL-9]
 */
function showAsAsked({ target, type }: Event) {
  if (!(target instanceof Node) || !asked.has(target)) return;
  const field = target as Field;
  // What is pressed or chosen says "input" first, when its handlers have not been told yet.
  const isTyped = field.localName !== 'select' && field.type !== 'checkbox' && field.type !== 'radio';
  if (type !== (isTyped ? 'input' : 'change')) return;
  // After what the handlers changed is rendered, which waits for the same queue.
  queueMicrotask(() => {
    // Of some that exclude each other, pressing one has let go of another.
    const group = field.type === 'radio' ? document.getElementsByName(field.name) : [field];
    for (const one of group) putBack(one as Field);
  });
}

function putBack(field: Field) {
  const { value, checked } = asked.get(field) ?? {};
  if ('checked' in field && typeof checked === 'boolean') {
    if (field.checked !== checked) field.checked = checked;
  } else if (value !== undefined && value !== null && field.value !== String(value)) {
    field.value = String(value);
  }
}

// At the window: after the handlers of all elements.
addEventListener('input', showAsAsked);
addEventListener('change', showAsAsked);
