import type {RichText} from '../shared/richText.ts'

/** The contents of a lesson that are shown by a player or a reader (spec 2§3). */
export type ContentKind = 'video' | 'text' | 'mindmap'

export type Captions = {readonly lang: string; readonly label: string; readonly url: string}

/** A video, an apostila or a mind map as it is shown (spec 2§3); what a kind does not have is null or empty. */
export type StudyContent = {
  readonly id: string
  readonly kind: ContentKind
  readonly url: string
  readonly title: string
  readonly subtitle: string | null
  readonly description: string | null
  /** The part of the playlist a video stands in. */
  readonly category: string | null
  readonly durationSeconds: number | null
  readonly captions: readonly Captions[]
  readonly liveChatLink: string | null
  readonly comment: {readonly author: string; readonly title?: string | null; readonly body: RichText} | null
}
