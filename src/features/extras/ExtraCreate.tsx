import {useSelector} from '@xstate/react'
import type {CreateWish} from '../../../domain/extras/reuse.ts'
import {calendarDateOf} from '../../../domain/shared/studyDay.ts'
import {extraCreateMachine} from '../../../machines/extras/extraCreate.machine.ts'
import {wishedKind} from '../../../machines/extras/extraCreate.selectors.ts'
import {randomId, timeZone} from '../../services/platform/device.ts'
import {claimWish} from '../../services/extras/wishes.ts'
import {extraCreateText} from '../../text/extras/extraCreate.ts'
import {extraSuffix} from '../../text/extras/extras.ts'
import {usePageTitle} from '../access/usePageTitle.ts'
import {useRoot} from '../root.ts'
import {useSearch} from '../shell/useAddress.ts'
import {useNetworkReturned} from '../shell/useNetworkReturned.ts'
import {useStudentActors} from '../studentActors.ts'
import {useFlow} from '../useFlow.ts'
import {useSend} from '../useSend.ts'
import {createExtraCreateImplementations} from './extraCreate.implementations.ts'
import {ExtraCreateView} from './ExtraCreateView.tsx'

/** What the query of a creation screen asks for. */
function wishOf(kind: CreateWish['kind'], search: string): CreateWish {
  const query = new URLSearchParams(search)
  const template = query.get('template') ?? ''
  if (kind === 'MockExam') return {kind, template, title: query.get('title')}
  const year = Number(query.get('year'))
  return {
    kind,
    template,
    uf: query.get('uf'),
    institution: query.get('institution'),
    year: Number.isInteger(year) && year > 0 ? year : null,
  }
}

function Create({kind}: {readonly kind: CreateWish['kind']}) {
  const {now} = useRoot()
  const {client, uid} = useStudentActors()
  const search = useSearch()
  const actor = useFlow(extraCreateMachine, {
    implementations: createExtraCreateImplementations({client}),
    input: () => {
      const wish = wishOf(kind, search)
      const calendarDate = calendarDateOf(now(), timeZone)
      return {wish, calendarDate, key: claimWish(uid, `${kind} ${wish.template} ${calendarDate}`, randomId())}
    },
  })
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  useNetworkReturned(actor, 'network.returned')
  usePageTitle(`${extraCreateText.title[wishedKind(state)]}${extraSuffix}`)
  return <ExtraCreateView state={state} send={send} />
}

/** `/atividades-extras/extra-exam-create?template&uf&institution&year` (spec 2§2). */
export const ExtraExamCreate = () => <Create kind="Exam" />

/** `/atividades-extras/extra-mock-exam-create?template&title` (spec 2§2). */
export const ExtraMockExamCreate = () => <Create kind="MockExam" />
