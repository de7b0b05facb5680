import {useSelector} from '@xstate/react'
import {useEffect} from 'react'
import type {NamedExam} from '../../../../domain/exam/receipt.ts'
import type {ExamReceipt, ExamRoute} from '../../../../domain/exam/exam.types.ts'
import {historyKindOf, historyPath} from '../../../../domain/exam/history.ts'
import {historyMachine} from '../../../../machines/exam/history.machine.ts'
import {goToClean} from '../../../services/platform/url.ts'
import {brand} from '../../../text/shared/brand.ts'
import {examHistoryText, historyNames} from '../../../text/exam/examHistory.ts'
import {useNetworkReturned} from '../../shell/useNetworkReturned.ts'
import {usePageTitle} from '../../access/usePageTitle.ts'
import {useLocation} from '../../shell/useAddress.ts'
import {useStudentActors} from '../../studentActors.ts'
import {ReceiptCard} from '../ReceiptCard.tsx'
import {useExamThatRuns} from '../useExamThatRuns.ts'
import {HistoryView} from './HistoryView.tsx'
import {useSend} from '../../useSend.ts'
import {useFlow} from '../../useFlow.ts'
import {createHistoryImplementations} from './history.implementations.ts'

const receiptOf = (receipt: ExamReceipt, exam: NamedExam) => <ReceiptCard receipt={receipt} exam={exam} level={3} />

function useHistory(kind: ExamRoute) {
  const {client} = useStudentActors()
  const actor = useFlow(historyMachine, {
    implementations: createHistoryImplementations({client}),
    input: () => ({kind}),
  })
  useEffect(() => actor.send({type: 'kind.select', kind}), [actor, kind])
  useNetworkReturned(actor, 'network.returned')
  return actor
}

function History({kind}: {readonly kind: ExamRoute}) {
  const actor = useHistory(kind)
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  usePageTitle(`${examHistoryText.title} · ${historyNames[kind]}`)
  return <HistoryView state={state} send={send} receiptOf={receiptOf} running={useExamThatRuns()} />
}

/** `/historico-provas/{kind}` (spec 3§2.2); an address that names no kind leads to the mock exams. */
export function HistoryScreen() {
  const [path] = useLocation()
  const kind = historyKindOf(path, brand.slug)
  useEffect(() => {
    if (kind === null) goToClean(historyPath('simulado', brand.slug), {replace: true})
  }, [kind])
  return kind === null ? null : <History kind={kind} />
}
