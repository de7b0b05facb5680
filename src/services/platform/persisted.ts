import {type Exchange, getOperationName, mapExchange} from '@urql/core'

/** What the documents of this build are named by; a page that was not built, such as that of the development server, has none. */
const build: string | undefined = import.meta.env.VITE_DOCUMENTS

/**
 * Names the document of each operation instead of sending it. It stands behind the cache, which changes documents: the
 * name is of what the build wrote down, with the cache's changes.
 */
export const persisted: Exchange = mapExchange({
  onOperation: (operation) =>
    build === undefined
      ? operation
      : {
          ...operation,
          extensions: {persistedQuery: {sha256Hash: `${build}.${getOperationName(operation.query) ?? ''}`}},
        },
})
