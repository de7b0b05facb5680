import {type DocumentNode, Kind, parse} from '@0no-co/graphql.web'

/**
 * The document of a text that the build has put in (`scripts/lib/clientDocuments.ts`), under `key`, the number that urql knows it
 * by. It is read when it is asked for. Without a number urql reads it at once and prints it anew to find one, which a phone notices.
 */
export function readDocument(text: string, key: number): DocumentNode & {readonly __key: number} {
  let tree: DocumentNode | undefined
  return {
    kind: Kind.DOCUMENT,
    __key: key,
    // `as`: of where a document was written urql reads the text alone.
    loc: {source: {body: text}} as NonNullable<DocumentNode['loc']>,
    get definitions() {
      return (tree ??= parse(text)).definitions
    },
  }
}
