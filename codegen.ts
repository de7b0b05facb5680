import type {CodegenConfig} from '@graphql-codegen/cli'

/**
 * The schema, typed on both sides: resolvers for the server, documents for the client. The notification service has a
 * schema of its own, and its documents stand in `src/services/notifications/`. What is written by this is neither in git nor
 * edited nor linted: its suppressions, its `any` and its length are the generator's own.
 */
const main = 'schema/schema.graphql'
const notifications = 'schema/notifications.graphql'
const scalars = {
  DateTime: 'string',
  RichText: '../../domain/shared/richText.ts#RichText',
  ForumComment: '../rest/openapi.ts#Comment',
}

/**
 * Documents that are wanted together, a module each: a screen loads those it asks with, and a student's first question
 * waits for `day` alone. Fragments that several share stand in files of their own.
 */
const groups: Readonly<Record<string, readonly string[]>> = {
  day: [
    'access/profile',
    'agenda/agenda',
    'agenda/opening',
    'agenda/parts',
    'exam/parts',
    'question/question',
    'question/parts',
  ],
  writes: [
    'question/writes',
    'themes/writes',
    'question/parts',
    'question/preferenceParts',
    'agenda/parts',
    'exam/parts',
    'extras/writes',
    'extras/parts',
  ],
  extras: ['extras/extras', 'extras/parts'],
  exam: ['exam/exam', 'exam/parts', 'question/parts'],
  activity: ['question/activity'],
  account: ['question/account', 'question/preferenceParts', 'agenda/loginDays'],
  access: ['access/externalAuth', 'access/registration'],
  profile: ['profile/institutions', 'profile/profile'],
  devices: ['profile/devices'],
  shell: ['shell/gating'],
  extrasWizards: ['extras/wizards'],
  diagnostic: ['diagnostic/diagnostic'],
  supplementary: ['supplementary/supplementary'],
  articles: ['articles/articles'],
  stage: ['stage/stage'],
  premium: ['premium/premium'],
  landing: ['landing/landing'],
  performance: ['performance/performance'],
  themes: ['themes/themes', 'themes/reasons', 'themes/moves'],
  decks: ['decks/decks'],
  forum: ['forum/forum'],
  incidence: ['study/incidence'],
  study: ['study/contents', 'study/favorites', 'study/feedback', 'study/flashcard', 'question/parts'],
}

const fileOf = (name: string) => `src/services/${name}.graphql`

const groupOf = ([group, names]: [string, readonly string[]]): [string, CodegenConfig['generates'][string]] => [
  `./src/services/gen/${group}/`,
  {
    schema: main,
    documents: names.map(fileOf),
    preset: 'client',
    presetConfig: {fragmentMasking: false},
    config: {
      useTypeImports: true,
      enumsAsTypes: true,
      scalars: {
        DateTime: 'string',
        RichText: '../../../../domain/shared/richText.ts#RichText',
        ForumComment: '../../../../schema/rest/openapi.ts#Comment',
      },
    },
  },
]

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
        contextType: '../../server/kernel/context.ts#RequestContext',
        mapperTypeSuffix: 'Row',
      },
    },
    ...Object.fromEntries(Object.entries(groups).map(groupOf)),
    './schema/generated/notificationResolvers.ts': {
      schema: notifications,
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: {DateTime: 'string'},
        contextType: '../../server/kernel/context.ts#RequestContext',
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
