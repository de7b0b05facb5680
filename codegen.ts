import type {CodegenConfig} from '@graphql-codegen/cli'

/** One schema, typed on both sides: resolvers for the server, documents for the client. */
const scalars = {DateTime: 'string', RichText: '../../domain/shared/richText.ts#RichText'}

const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  ignoreNoDocuments: true,
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
  generates: {
    './schema/generated/resolvers.ts': {
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
      documents: ['src/services/**/*.graphql'],
      preset: 'client',
      presetConfig: {fragmentMasking: false},
      config: {useTypeImports: true, enumsAsTypes: true, scalars: {DateTime: 'string', RichText: '../../../domain/shared/richText.ts#RichText'}},
    },
  },
}
export default config
