import {type Exchange, mapExchange} from '@urql/core'

/**
 * Gives each document its text, for a server that knows none of this build's documents: a built client carries documents
 * parsed, without the code that prints them (`scripts/build/namedDocuments`).
 */
export const documentText: Exchange = mapExchange({
  async onOperation(operation) {
    const {print} = await import('graphql/language/printer.js')
    const body = print(operation.query)
    Object.assign(operation.query, {loc: {start: 0, end: body.length, source: {body, name: 'gql'}}})
    return operation
  },
})
