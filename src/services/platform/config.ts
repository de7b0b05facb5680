import * as v from 'valibot'

const schema = v.object({
  firebase: v.object({
    mode: v.picklist(['local', 'google']),
    options: v.object({
      apiKey: v.string(),
      projectId: v.string(),
      appId: v.string(),
      authDomain: v.exactOptional(v.string()),
      databaseURL: v.exactOptional(v.string()),
      storageBucket: v.exactOptional(v.string()),
    }),
  }),
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
