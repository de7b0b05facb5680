/** A survey of an operator whose form is elsewhere. */
export type OpenSurvey = {readonly id: string; readonly title: string; readonly url: string}

export type TemporarySurveyContext = {readonly survey: OpenSurvey | null}

export type SurveyReply = {readonly survey: string; readonly key: string}

export type TemporarySurveyEvent =
  /** The queue of prompts gives the survey its turn. */
  | {readonly type: 'turn.given'}
  | {readonly type: 'survey.skip'; readonly key: string}
  | {readonly type: 'survey.complete'; readonly key: string}
