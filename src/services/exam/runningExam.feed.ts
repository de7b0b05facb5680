import type {Client} from '@urql/core'
import {ExamChangedDocument, RunningMockExamDocument} from '../gen/exam/graphql.ts'
import {onReconnect, subscribedAfter} from '../platform/onReconnect.ts'
import {forgetRunningExam, keepRunningExam, mockAddress, runningExam} from './runningExam.ts'

/**
 * Asks the server which mock exam runs, now and whenever one was started or ended: it may have been started on another
 * device, also before the server tells of it. Without network what this device knows stands. Returns the stop.
 */
export function followRunningExam(client: Client): () => void {
  const ask = async () => {
    const known = runningExam()
    const {data} = await client.query(RunningMockExamDocument, {}, {requestPolicy: 'network-only'}).toPromise()
    if (!data) return
    const exam = data.runningMockExam
    if (exam) {
      const {_id: id, title, deadline} = exam
      keepRunningExam({id, title, address: mockAddress({...exam, id}), endsAt: Date.parse(deadline)})
    }
    // One that was started here while the question was on its way is not over.
    else if (known && runningExam() === known) forgetRunningExam(known.id)
  }
  const refresh = () => void ask()
  const news = client.subscription(ExamChangedDocument, {}).subscribe(({data}) => {
    if (data?.examChanged.kind !== 'ranked') refresh()
  })
  const stop = onReconnect(refresh)
  refresh()
  const again = setTimeout(refresh, subscribedAfter)
  return () => {
    clearTimeout(again)
    news.unsubscribe()
    stop()
  }
}
