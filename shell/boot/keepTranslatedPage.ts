/**
 * Keeps React working on a page that the browser translates. A translation replaces or wraps text
 * nodes with `<font>` elements while React still holds the nodes: removing one, or inserting before
 * one, throws and takes the page down (react#11538), and new text is set on a detached node. After
 * this call such operations act on the node's stand-in, and a changed text returns to its place and
 * is translated again.
 */
export function keepTranslatedPage(document: Document): void {
  const standIns = new WeakMap<Node, Element>();
  const note = (records: readonly MutationRecord[]) => {
    for (const record of records) {
      for (const node of record.removedNodes) {
        if (node.nodeType !== Node.TEXT_NODE) continue;
        const standIn = [...record.addedNodes, record.previousSibling, record.nextSibling].find(
          isFont,
        );
        if (standIn) standIns.set(node, standIn);
      }
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });

  /** The parent's child that stands in for the node; null if there is none. */
  function placeIn(parent: Node, node: Node): Node | null {
    if (node.parentNode === parent) return node;
    note(observer.takeRecords());
    for (let at: Node | null = node; at !== null; at = standIns.get(at) ?? at.parentNode) {
      if (at.parentNode === parent) return at;
    }
    return null;
  }

  /** Removes the translation of a text node that was moved or removed. */
  function dropStandIn(node: Node): void {
    if (node.nodeType !== Node.TEXT_NODE || node.isConnected) return;
    note(observer.takeRecords());
    const standIn = standIns.get(node);
    if (standIn) outermost(standIn).remove();
    standIns.delete(node);
  }

  const { removeChild, insertBefore, appendChild } = Node.prototype;
  Node.prototype.removeChild = function remove<Child extends Node>(
    this: Node,
    child: Child,
  ): Child {
    const place = placeIn(this, child);
    if (place === null && child.nodeType !== Node.TEXT_NODE)
      return removeChild.call(this, child) && child;
    if (place !== null) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    dropStandIn(child);
    const place = before && placeIn(this, before);
    const isLost = place === null && before?.nodeType === Node.TEXT_NODE;
    insertBefore.call(this, child, isLost ? null : (place ?? before));
    return child;
  };
  Node.prototype.appendChild = function append<Child extends Node>(
    this: Node,
    child: Child,
  ): Child {
    dropStandIn(child);
    appendChild.call(this, child);
    return child;
  };
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  if (!value?.set) return;
  const { set } = value;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      if (this.nodeType === Node.TEXT_NODE) takePlaceBack(this);
      set.call(this, text);
    },
  });

  function takePlaceBack(node: Node): void {
    note(observer.takeRecords());
    const standIn = standIns.get(node) ?? node.parentNode;
    if (!isFont(standIn)) return;
    standIns.delete(node);
    outermost(standIn).replaceWith(node);
  }
}

function isFont(node: Node | null): node is Element {
  return node?.nodeName === 'FONT';
}

/** The outermost of the nested `<font>` elements of one translation. */
function outermost(font: Element): Element {
  const { parentElement } = font;
  return parentElement && isFont(parentElement) ? outermost(parentElement) : font;
}
