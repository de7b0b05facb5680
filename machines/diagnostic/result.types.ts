import type {DiagnosticResult} from './diagnostic.types.ts'

export type ResultInput = {readonly id: string}

export type ResultContext = ResultInput & {readonly result: DiagnosticResult | null}

export type ResultEvent =
  | {readonly type: 'result.retry'}
  | {readonly type: 'network.returned'}
  /** 'Revisar prova'. */
  | {readonly type: 'exam.review'}
  /** Another diagnostic. */
  | {readonly type: 'exam.another'}
