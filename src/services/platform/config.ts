import * as v from 'valibot'

const frameApp = v.object({url: v.string(), handOver: v.picklist(['query', 'message'])})

const schema = v.object({
  firebase: v.object({
    mode: v.picklist(['local', 'google']),
    /** `host:port` of Google's Auth emulator, where it stands in for the local provider. */
    authEmulator: v.exactOptional(v.string()),
    options: v.object({
      apiKey: v.string(),
      projectId: v.string(),
      appId: v.string(),
      authDomain: v.exactOptional(v.string()),
      databaseURL: v.exactOptional(v.string()),
      storageBucket: v.exactOptional(v.string()),
      /** Both are there when the deployment sends messages to devices through Firebase, the key alone when it does so itself. */
      messagingSenderId: v.exactOptional(v.string()),
      vapidKey: v.exactOptional(v.string()),
    }),
  }),
  /** The notification service: an address of its own, and its static token, which grants nothing alone (C-58, D-12). */
  notifications: v.optional(
    v.object({
      url: v.string(),
      token: v.nullable(v.string()),
      /** Whether the service knows the documents of this product or is sent their texts. */
      documents: v.optional(v.picklist(['persisted', 'text']), 'persisted'),
    }),
    {url: '/notifications/graphql', token: null},
  ),
  /** The base addresses of the forum's REST operations and of the assistant's; empty for this very server (C-66). */
  rest: v.optional(v.object({forum: v.string(), assistant: v.string()}), {forum: '', assistant: ''}),
  /** What is asked of students; the survey service knows its shape. */
  surveys: v.unknown(),
  /** The apps that are the homes of sprint and practical courses, and that of the appeals (spec 3§2.11). */
  frames: v.optional(
    v.object({
      sprint: v.nullable(frameApp),
      practical: v.nullable(frameApp),
      appeals: v.optional(v.nullable(frameApp), null),
    }),
    {sprint: null, practical: null, appeals: null},
  ),
  /** Where students of the external version go (spec 3§2.11). */
  externalAppOrigin: v.optional(v.nullable(v.string()), null),
  /** Whose videos, images and live chats may be shown; what comes from elsewhere is not asked for. */
  mediaOrigins: v.optional(v.array(v.string()), []),
})

export type ClientConfig = v.InferOutput<typeof schema>

let loading: Promise<ClientConfig> | null = null

/** The configuration this deployment gives its clients; asked once. Rejects when the server cannot be reached. */
export function clientConfig(): Promise<ClientConfig> {
  loading ??= fetch('/config.json')
    .then((response) => response.json())
    .then((json) => v.parse(schema, json))
    .catch((error: unknown) => {
      loading = null
      throw error
    })
  return loading
}
