import {lessonIncidenceMachine} from '../../machines/study/lessonIncidence.machine.ts'
import {LessonIncidenceView} from '../../src/features/study/contents/LessonIncidenceView.tsx'
import {boards} from '../support/incidence.ts'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: lessonIncidenceMachine,
  View: LessonIncidenceView,
  context: {
    lessonId: 'sepse',
    targets: [{uf: 'BA', institution: 'Universidade Fictícia do Litoral'}],
    boards: boards.slice(0, 3),
    isStale: false,
    isWhole: false,
  },
})

export default {title: 'Fluxos/Estudo/Como as provas cobram', ...meta}

export const OpenLoading = at({open: 'loading'}, {boards: []})
export const OpenShown = at({open: 'shown'})
export const OpenShown_OneBoard = at({open: 'shown'}, {boards: boards.slice(0, 1)})
export const OpenShown_Stale = at({open: 'shown'}, {isStale: true})
export const OpenShown_Short = at({open: 'shown'}, {boards})
export const OpenShown_Whole = at({open: 'shown'}, {boards, isWhole: true})
export const OpenNothing = at({open: 'nothing'}, {boards: []})
export const OpenFailed = at({open: 'failed'}, {boards: []})
