export type TutorialVideoContext = {
  /** The address of the video, from the remote configuration. */
  readonly address: string
}

export type TutorialVideoEvent =
  | {readonly type: 'tutorial.open'}
  | {readonly type: 'tutorial.close'}
  /** The browser cannot play it. */
  | {readonly type: 'video.failed'}
