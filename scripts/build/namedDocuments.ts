import {fileURLToPath} from 'node:url'
import type {Plugin} from 'vite'

const graphqlWeb = '@0no-co/graphql.web'
const replaced = '\0aristo/graphql.web'

/**
 * What urql takes of its GraphQL library, without parser and printer. A built client names its documents (`persisted`) and
 * carries them parsed; urql would print each one for its key only, and again for each that the cache has changed. So a
 * document is printed as the name of its operation, which no two documents of the client share. Whoever does send texts
 * writes them out by `documentText`.
 */
export const namedDocuments = (): Plugin => ({
  name: 'aristo-named-documents',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === graphqlWeb ? replaced : null),
  load: (id) =>
    id === replaced
      ? `export {GraphQLError, Kind, valueFromASTUntyped} from ${JSON.stringify(fileURLToPath(import.meta.resolve(graphqlWeb)))}
export const parse = () => { throw new Error('Documents of a built client are parsed.') }
export const print = ({definitions}) => definitions.find(({kind}) => kind === 'OperationDefinition').name.value`
      : null,
})
