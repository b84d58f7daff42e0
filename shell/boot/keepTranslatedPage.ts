/**
 * Lets React go on in a page that the browser translates. A translation puts `<font>` elements in the
 * place of text nodes, or around them, and React still holds the nodes: removing one, or inserting
 * before one, throws and takes the page down (react#11538), and a new text goes into a node that nobody
 * sees. From now on such a call finds what stands in the node's place, and a text that changes takes
 * its place back, where it is translated anew.
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

  /** What stands among the parent's children for the node; null where nothing does. */
  function placeIn(parent: Node, node: Node): Node | null {
    if (node.parentNode === parent) return node;
    note(observer.takeRecords());
    for (let at: Node | null = node; at !== null; at = standIns.get(at) ?? at.parentNode) {
      if (at.parentNode === parent) return at;
    }
    return null;
  }

  /** Takes away the translation of a text that has left its place. */
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

/** Of the `<font>` elements around each other that one translation makes. */
function outermost(font: Element): Element {
  const { parentElement } = font;
  return parentElement && isFont(parentElement) ? outermost(parentElement) : font;
}
