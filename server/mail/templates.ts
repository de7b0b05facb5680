import * as v from 'valibot'
import {DrawingThread} from '../kernel/drawingThread.ts'
import type {Html} from '../http/pages/html.ts'
import {diagnosticReport} from './report/report.schema.ts'
import type {ReportToDraw} from './report/reportPdf.ts'
import {reportHtml} from './report/reportMail.ts'

export type Attachment = {readonly name: string; readonly contentType: string; readonly bytes: Uint8Array}

type Rendered = {
  /** What stands between heading and foot of the part in HTML; null for the paragraphs of the text. */
  readonly content: Html | null
  readonly attachments: readonly Attachment[]
}

export type ToRender = {
  readonly html: string | null
  readonly link: string
  readonly template: string | null
  readonly payload: object | null
}

type Template = (mail: ToRender, options: {readonly brandName: string}) => Promise<Rendered>

/** The thread of this process that draws PDFs. */
const pdfs = new DrawingThread<ReportToDraw>(new URL('report/reportPdf.worker.ts', import.meta.url))

/** What makes a mail when it leaves, by the name that its row carries. A name is never given to another template. */
const templates: Readonly<Record<string, Template>> = {
  diagnosticReport: async ({payload, link}, {brandName}) => {
    const report = v.parse(diagnosticReport, payload)
    const bytes = await pdfs.draw({report, brandName})
    return {
      content: reportHtml(report, link),
      attachments: [{name: 'diagnostico.pdf', contentType: 'application/pdf', bytes}],
    }
  },
}

/**
 * @throws Error for a template that this version of the server does not know: a newer one has written the mail
 */
export async function rendered(mail: ToRender, options: {readonly brandName: string}): Promise<Rendered> {
  if (mail.template === null) return {content: mail.html === null ? null : {html: mail.html}, attachments: []}
  const template = templates[mail.template]
  if (template === undefined) throw new Error(`There is no template ${mail.template}.`)
  return template(mail, options)
}
