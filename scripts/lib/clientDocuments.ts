import {createHash} from 'node:crypto'
import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {createRequest, type DocumentInput, formatDocument, getOperationName, stringifyDocument} from '@urql/core'
import type {Plugin} from 'vite'

/** The documents of a build of the client, by the names of their operations, and a hash of them all. */
export type Documents = {readonly id: string; readonly documents: Readonly<Record<string, string>>}

const generated = /[\\/]src[\\/]services[\\/]gen[\\/]\w+[\\/]graphql\.ts$/

/** A document as the generator writes it: one line, a syntax tree. Fragments alone are documents too. */
const written = /^export const (\w+) = (\{"kind":"Document",.*\}) as unknown as DocumentNode</gm

type Tree = Exclude<DocumentInput, string>

/** What the generator wrote is trusted: it is graphql's own tree. */
const treeOf = (json: string): Tree => JSON.parse(json) as Tree

/** A hash of the documents, which names them all: 16 hexadecimal digits of SHA-256. */
export function manifestOf(documents: Documents['documents']): Documents {
  const sorted = Object.fromEntries(Object.entries(documents).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return {id: createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 16), documents: sorted}
}

/**
 * The operations of the client as they are carried out: with the type names that its cache adds.
 *
 * @throws Error for two operations of one name: the server could not tell which is meant
 */
export function clientDocuments(root: string): Documents {
  const documents = new Map<string, string>()
  for (const file of globSync('src/services/gen/*/graphql.ts', {cwd: root}).toSorted()) {
    for (const [, , json = ''] of readFileSync(join(root, file), 'utf8').matchAll(written)) {
      const tree = treeOf(json)
      const name = getOperationName(tree)
      if (name === undefined) continue
      // The same tree with more fields in it; its type says nothing about absent properties.
      const text = stringifyDocument(formatDocument(tree) as Tree)
      if (documents.has(name) && documents.get(name) !== text)
        throw new Error(`Two operations of the client are called ${name}.`)
      documents.set(name, text)
    }
  }
  if (documents.size === 0) throw new Error('The client has no documents: run graphql-codegen first.')
  return manifestOf(Object.fromEntries(documents))
}

/** A document in as few characters as it can have. */
const shortened = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}():,]) ?/g, '$1')
    .trim()

/** Reads such a text under the key that urql has for it: `readDocument` in the client. */
const readingOf = (text: string) => `readDocument(${JSON.stringify(text)}, ${createRequest(text, {}).key})`

/**
 * The generator's trees as texts, which are a fifth of their size and are read again as the page begins. Each is a pure call as a
 * whole, so that a build leaves out those that nothing reads, as that of the boot.
 */
export function withTexts(code: string): string {
  const documents = code.replace(
    written,
    (_, name: string, json: string) =>
      `export const ${name} = /* @__PURE__ */ ${readingOf(shortened(stringifyDocument(treeOf(json))))} as unknown as DocumentNode<`,
  )
  return documents === code ? code : `import {readDocument} from '../../platform/readDocument.ts'\n${documents}`
}

/**
 * Gives the built client the hash that its documents are named by, and writes the documents beside it, where the server
 * reads them. Without this plugin the client sends texts.
 */
export const persistedDocuments = (root: string): Plugin => {
  let documents: Documents | null = null
  const read = () => (documents ??= clientDocuments(root))
  return {
    name: 'aristo-documents',
    apply: 'build',
    enforce: 'pre',
    config: () => ({define: {'import.meta.env.VITE_DOCUMENTS': JSON.stringify(read().id)}}),
    transform: (code, id) => (generated.test(id) ? {code: withTexts(code), map: null} : null),
    generateBundle() {
      this.emitFile({type: 'asset', fileName: '.vite/documents.json', source: JSON.stringify(read())})
    },
  }
}
