import { options, type VNode } from 'preact';

/** Last props rendered for a field; `__e` is its element, as in Preact's own tools. */
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
 * Restore a controlled field's `value` after input, so that a rejected character disappears. Preact sets it at each
 * render, but nothing renders when the input changes no state; React restores it in that case too. [SAL-9]
 */
function showAsAsked({ target, type }: Event) {
  if (!(target instanceof Node) || !asked.has(target)) return;
  const field = target as Field;
  // Checkboxes, radio buttons and selects fire "input" before their change handlers run.
  const isTyped = field.localName !== 'select' && field.type !== 'checkbox' && field.type !== 'radio';
  if (type !== (isTyped ? 'input' : 'change')) return;
  // Runs after the rendering caused by the handlers, which uses the same queue.
  queueMicrotask(() => {
    // Selecting one radio button deselects another one of its group.
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

// Registered at the window, to run after the handlers of all elements.
addEventListener('input', showAsAsked);
addEventListener('change', showAsAsked);
