import type {CodegenConfig} from '@graphql-codegen/cli'

/**
 * The schema, typed on both sides: resolvers for the server, documents for the client. The notification service has a
 * schema of its own, and its documents stand in `src/services/notifications/`.
 */
const main = 'schema/schema.graphql'
const notifications = 'schema/notifications.graphql'
const scalars = {DateTime: 'string', RichText: '../../domain/shared/richText.ts#RichText'}

const config: CodegenConfig = {
  ignoreNoDocuments: true,
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
  generates: {
    './schema/generated/resolvers.ts': {
      schema: main,
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        scalars,
        contextType: '../../server/graphql/context.ts#RequestContext',
        mapperTypeSuffix: 'Row',
      },
    },
    './src/services/gen/': {
      schema: main,
      documents: ['src/services/**/*.graphql', '!src/services/notifications/*.graphql'],
      preset: 'client',
      presetConfig: {fragmentMasking: false},
      config: {useTypeImports: true, enumsAsTypes: true, scalars: {DateTime: 'string', RichText: '../../../domain/shared/richText.ts#RichText'}},
    },
    './schema/generated/notificationResolvers.ts': {
      schema: notifications,
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: {DateTime: 'string'},
        contextType: '../../server/graphql/context.ts#RequestContext',
      },
    },
    './src/services/gen/notifications/': {
      schema: notifications,
      documents: ['src/services/notifications/*.graphql'],
      preset: 'client',
      presetConfig: {fragmentMasking: false},
      config: {useTypeImports: true, enumsAsTypes: true, scalars: {DateTime: 'string'}},
    },
  },
}
export default config
