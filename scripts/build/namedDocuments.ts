import {fileURLToPath} from 'node:url'
import type {Plugin} from 'vite'

const graphqlWeb = '@0no-co/graphql.web'
const replaced = '\0aristo/graphql.web'

/**
 * What urql takes of its GraphQL library, without the printer. A built client names its documents (`persisted`); urql would
 * print each one that it has parsed, which nothing reads. So a parsed document is printed as the names of what it
 * defines. Whoever does send texts writes them out by `documentText`.
 */
export const namedDocuments = (): Plugin => ({
  name: 'aristo-named-documents',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === graphqlWeb ? replaced : null),
  load: (id) =>
    id === replaced
      ? `export {GraphQLError, Kind, parse, valueFromASTUntyped} from ${JSON.stringify(fileURLToPath(import.meta.resolve(graphqlWeb)))}
export const print = ({definitions}) => definitions.map(({name}) => name.value).join(' ')`
      : null,
})
