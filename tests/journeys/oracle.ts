import {demo, type Account} from './account.ts'
import type {Backend} from './backend.ts'
import {named, type OracleDocument} from './oracleDocuments.ts'

export type AgendaTruth = {
  _id: string
  calendarDate: string
  theoreticalStudy: {lessonId: string; finished: boolean; questions: string[]}[]
  theoreticalReview: {lessonId: string; finished: boolean; questions: string[]}[]
  smartReview: {questions: string[]; finished: boolean} | null
  smartReviewPreChoice: {questionId: string; selected: number}[]
}
export type QuestionTruth = {
  _id: string
  choices: string[]
  isEssay: boolean
  correctChoice: number | null
  answersProportion: number[] | null
  studentAnswer: {choosen: number; outcome: number} | null
}

/** What the server says to the same student without any client in between. */
export class Oracle {
  readonly #server: Backend
  readonly #account: Account
  #token: string | undefined

  constructor(server: Backend, account: Account = demo) {
    this.#server = server
    this.#account = account
  }

  async #signIn(): Promise<string> {
    const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local'
    const reply = await fetch(`${this.#server.origin}${path}`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({...this.#account, returnSecureToken: true}),
    })
    const {idToken}: {idToken?: string} = await reply.json()
    if (idToken === undefined) throw new Error(`The oracle cannot sign in: ${reply.status}`)
    return idToken
  }

  async ask<Data>(document: OracleDocument, variables: Readonly<Record<string, unknown>> = {}): Promise<Data> {
    this.#token ??= await this.#signIn()
    const reply = await fetch(`${this.#server.origin}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${this.#token}`,
        'x-timezone': 'America/Sao_Paulo',
      },
      body: JSON.stringify({...named(document), variables}),
    })
    const {data, errors}: {data?: Data; errors?: unknown} = await reply.json()
    if (reply.status === 401) {
      this.#token = await this.#signIn()
      return this.ask(document, variables)
    }
    if (data === undefined || data === null || errors !== undefined)
      throw new Error(`The oracle was refused: ${JSON.stringify(errors)}`)
    return data
  }

  async agenda(calendarDate: string): Promise<AgendaTruth> {
    return (await this.ask<{agenda: AgendaTruth}>('agenda', {calendarDate})).agenda
  }

  async questions(ids: readonly string[], {_id: activity, calendarDate}: AgendaTruth): Promise<QuestionTruth[]> {
    return (await this.ask<{questionMany: QuestionTruth[]}>('questions', {ids, calendarDate, activity})).questionMany
  }

  /** What the server holds of the day's first study: the index of each answered choice, -1 where there is none. */
  async studied(calendarDate: string): Promise<number[]> {
    const agenda = await this.agenda(calendarDate)
    const ids = agenda.theoreticalStudy[0]?.questions ?? []
    const truths = await this.questions(ids, agenda)
    return ids.map((id) => truths.find(({_id}) => _id === id)?.studentAnswer?.choosen ?? -1)
  }
}

/** `2026-11-21T13:00:00.000Z` -> `20261121`, in São Paulo. */
export const dateOf = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-CA', {timeZone: 'America/Sao_Paulo'}).replaceAll('-', '')
