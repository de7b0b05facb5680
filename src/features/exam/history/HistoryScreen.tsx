import {useActorRef, useSelector} from '@xstate/react'
import {useEffect, useMemo} from 'react'
import type {ExamReceipt, ExamRoute} from '../../../../domain/exam/exam.types.ts'
import {entryLink, historyKindOf, historyPath} from '../../../../domain/exam/history.ts'
import {historyMachine} from '../../../../machines/exam/history.machine.ts'
import {createExtraWith, loadHistoryWith} from '../../../services/exam/history.actors.ts'
import {goToClean} from '../../../services/platform/url.ts'
import {brand} from '../../../text/shared/brand.ts'
import {examHistoryText, historyNames} from '../../../text/exam/examHistory.ts'
import {notify} from '../../../ui/status/notify.ts'
import {useNetworkReturned} from '../../shell/useNetworkReturned.ts'
import {usePageTitle} from '../../access/usePageTitle.ts'
import {useLocation} from '../../shell/useAddress.ts'
import {useStudentActors} from '../../studentActors.ts'
import {ReceiptCard} from '../ReceiptCard.tsx'
import {HistoryView} from './HistoryView.tsx'
import {useSend} from '../../useSend.ts'

/** What the server makes is told by its kind: a mock exam beside the agenda. */
const extraTag = 'ExtraMockExamActivity'

const receiptOf = (receipt: ExamReceipt) => <ReceiptCard receipt={receipt} level={3} />

function useHistory(kind: ExamRoute) {
  const {client} = useStudentActors()
  const machine = useMemo(
    () =>
      historyMachine.provide({
        actors: {loadHistory: loadHistoryWith(client()), createExtra: createExtraWith(client())},
        actions: {
          openExtra: (_, {id, calendarDate}) => {
            const to = entryLink({id, tag: extraTag, calendarDate}, 'simulado')
            if (to !== null) goToClean(to)
          },
          notifyAdded: () => notify({tone: 'success', title: examHistoryText.added}),
          notifyAddFailed: () =>
            notify({tone: 'error', title: examHistoryText.addFailedTitle, text: examHistoryText.addFailed}),
        },
      }),
    [client],
  )
  const actor = useActorRef(machine, {input: {kind}})
  useEffect(() => actor.send({type: 'kind.select', kind}), [actor, kind])
  useNetworkReturned(actor, 'network.returned')
  return actor
}

function History({kind}: {readonly kind: ExamRoute}) {
  const actor = useHistory(kind)
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  usePageTitle(`${examHistoryText.title} · ${historyNames[kind]}`)
  return <HistoryView state={state} send={send} receiptOf={receiptOf} />
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
