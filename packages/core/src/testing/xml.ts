// A text read as strict XML, for tests of what we write.
import assert from 'node:assert/strict';
import { Reading } from '../formats/reading/reading.js';
import { SourceText } from '../formats/reading/source-text.js';
import { readXml, type XmlElement } from '../formats/reading/xml-reader.js';

/** The root element; fails the test when the text is not well-formed. */
export function readXmlText(text: string): XmlElement {
  const reading = new Reading(new SourceText(text));
  const root = readXml(reading);
  assert(root !== undefined, reading.faults[0]?.message);
  return root;
}
