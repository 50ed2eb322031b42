// Any XML as a tree of nodes, so that the reader of data finds the clues in it: an element is a list, its
// attributes and its children are entries under their names, children of one name are a list.
import type { Reading } from '../reading/reading.js';
import { readXml, type XmlElement } from '../reading/xml-reader.js';
import { sideOf, sizeOf } from './names.js';
import type { ListNode, Node } from './nodes.js';

/** The whole document as one list; undefined, with a fault, when it is not well formed. */
export function readXmlNodes(reading: Reading): ListNode | undefined {
  const root = readXml(reading);
  if (root === undefined) return undefined;
  const place = { offset: root.offset, end: root.end, isSeparated: false, isFresh: true };
  return { kind: 'list', open: '', items: entry(root.name, nodeOf(root)), ...place };
}

/** A name and its value, as `name: value` gives them. */
function entry(name: string, value: Node): Node[] {
  const { offset, end } = value;
  const place = { isSeparated: false, isFresh: false, offset, end };
  return [
    { kind: 'word', value: name, ...place, isSeparated: true, isFresh: true },
    { kind: 'mark', value: ':', ...place },
    { ...value, isSeparated: false },
  ];
}

function nodeOf(element: XmlElement): Node {
  const { attributes, children, offset, end } = element;
  const place = { isSeparated: true, isFresh: false, offset, end };
  const text = element.text.trim();
  if (children.length === 0 && attributes.size === 0) return content(text, element);
  const items: Node[] = [];
  for (const [name, value] of attributes) items.push(...entry(name, leaf(value, element)));
  if (children.length === 0 && text !== '') items.push(...entry('value', content(text, element)));
  for (const node of childNodes(element)) items.push(node);
  return { kind: 'list', open: attributes.size > 0 ? '{' : '[', items, ...place };
}

/** The text of an element: a number only where it is a size, so that a clue of one run stays a clue. */
function content(text: string, element: XmlElement): Node {
  const isSize = sizeOf(element.name) !== undefined && sideOf(element.name) === undefined;
  const node = leaf(text, element);
  return node.kind === 'number' && !isSize ? { ...node, kind: 'string', value: text } : node;
}

function leaf(text: string, { offset, end }: XmlElement): Node {
  const place = { isSeparated: false, isFresh: false, offset, end };
  // An element without any content is a blank clue.
  if (text === '') return { kind: 'list', open: '[', items: [], ...place };
  return /^\d{1,6}$/.test(text)
    ? { kind: 'number', value: Number(text), ...place, isSeparated: true }
    : { kind: 'string', value: text, ...place, isSeparated: true };
}

function childNodes({ name, children }: XmlElement): Node[] {
  if (children.some((child) => child.name === 'key')) return keyedNodes(children);
  const groups = new Map<string, XmlElement[]>();
  for (const child of children) {
    const group = groups.get(child.name);
    if (group === undefined) groups.set(child.name, [child]);
    else group.push(child);
  }
  const [only] = groups.keys();
  // `<rows><row>..</row></rows>`: the outer name says it all.
  const isList = groups.size === 1 && (sideOf(only) === undefined || sideOf(name) !== undefined);
  if (isList && (children.length > 1 || children[0].children.length === 0)) return children.map(nodeOf);
  return [...groups].flatMap(([key, group]) =>
    entry(key, group.length === 1 && sideOf(key) === undefined ? nodeOf(group[0]) : groupNode(group)),
  );
}

/** The elements of one name as a list; a single one that holds a list of its own is that list. */
function groupNode(group: readonly XmlElement[]): Node {
  const [first] = group;
  if (group.length === 1 && first.children.length > 0) return nodeOf(first);
  const { offset, end } = first;
  const place = { isSeparated: false, isFresh: false, offset, end };
  return { kind: 'list', open: '[', items: group.map(nodeOf), ...place };
}

/** Apple's property lists: `<key>rows</key><array>..</array>`. */
function keyedNodes(children: readonly XmlElement[]): Node[] {
  const nodes: Node[] = [];
  for (let i = 0; i + 1 < children.length; i += 2) {
    nodes.push(...entry(children[i].text.trim().slice(0, 80), nodeOf(children[i + 1])));
  }
  return nodes;
}
