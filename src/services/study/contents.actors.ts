import type {Client, CombinedError} from '@urql/core'
import {type EventObject, fromCallback} from 'xstate'
import type {ContentKind, StudyContent} from '../../../domain/study/contents.types.ts'
import type {WatchContents} from '../../../machines/study/contentTab.types.ts'
import {
  MindmapManyDocument,
  type MindmapPartsFragment,
  TextManyDocument,
  type TextPartsFragment,
  VideoManyDocument,
  type VideoPartsFragment,
} from '../gen/study/graphql.ts'

const readingOf =
  (kind: ContentKind) =>
  ({_id, url, title, subtitle, description, comment}: TextPartsFragment | MindmapPartsFragment): StudyContent => ({
    id: _id,
    kind,
    url,
    title,
    subtitle,
    description,
    category: null,
    durationSeconds: null,
    captions: [],
    liveChatLink: null,
    comment,
  })

const videoOf = ({
  _id,
  url,
  title,
  subtitle,
  category,
  durationSeconds,
  captions,
  liveChatLink,
  comment,
}: VideoPartsFragment): StudyContent => ({
  id: _id,
  kind: 'video',
  url,
  title,
  subtitle,
  description: null,
  category,
  durationSeconds,
  captions,
  liveChatLink,
  comment,
})

type Answer = {
  readonly items: readonly StudyContent[] | null
  readonly error: CombinedError | undefined
  readonly stale: boolean
}

type Source = {readonly subscribe: (listen: (answer: Answer) => void) => {readonly unsubscribe: () => void}}

const policy = {requestPolicy: 'cache-and-network'} as const

/** The wire's three queries as one: what each answers, in the order of the ids that were asked for. */
function contentsOf(client: Client, {kind, ids}: WatchContents): Source {
  const variables = {ids: [...ids]}
  if (kind === 'video') {
    const source = client.query(VideoManyDocument, variables, policy)
    return {
      subscribe: (listen) =>
        source.subscribe(({data, error, stale}) => listen({items: data?.videoMany.map(videoOf) ?? null, error, stale})),
    }
  }
  if (kind === 'text') {
    const source = client.query(TextManyDocument, variables, policy)
    return {
      subscribe: (listen) =>
        source.subscribe(({data, error, stale}) =>
          listen({items: data?.textMany.map(readingOf('text')) ?? null, error, stale}),
        ),
    }
  }
  const source = client.query(MindmapManyDocument, variables, policy)
  return {
    subscribe: (listen) =>
      source.subscribe(({data, error, stale}) =>
        listen({items: data?.mindmapMany.map(readingOf('mindmap')) ?? null, error, stale}),
      ),
  }
}

/** Follows the contents of a tab: what the device knows first, then the server's word (F-081). */
export const watchContentsWith = (client: () => Client) =>
  fromCallback<EventObject, WatchContents>(({input, sendBack}) => {
    const place = new Map(input.ids.map((id, index) => [id, index]))
    const inOrder = (items: readonly StudyContent[]) =>
      items.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
    const watch = contentsOf(client(), input).subscribe(({items, error, stale}) => {
      if (items) sendBack({type: 'contents.arrived', items: inOrder(items), isStale: stale || error !== undefined})
      else if (error && !stale) sendBack({type: 'contents.failed'})
    })
    return () => watch.unsubscribe()
  })
