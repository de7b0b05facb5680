import type {SelectionReason} from '../../domain/themes/reasons.ts'
import {WhyHereView} from '../../src/features/agenda/WhyHereView.tsx'
import {Stage} from '../ui/Stage.tsx'

export default {title: 'Telas/Agenda/Por que isto está aqui'}

const lesson: SelectionReason = {
  kind: 'mostRelevant',
  lessonId: 'l1',
  questions: [],
  relevance: 0.031,
  institutions: 3,
  lastSeenDays: 41,
  answered: 5,
  correct: 2,
  movedFrom: null,
  institution: null,
  target: null,
  among: null,
}
const known = {lessonId: null, relevance: null, lastSeenDays: null, answered: null, correct: null, institutions: null}
const exam: SelectionReason = {...lesson, ...known}
const institution = 'Hospital Universitário Fictício de Aurora'

/** Folded out, so that the sentence is seen. */
const unfolded = (reasons: readonly SelectionReason[]) => (
  <Stage>
    <div ref={(box) => box?.querySelector('details')?.setAttribute('open', '')}>
      <WhyHereView reasons={reasons} />
    </div>
  </Stage>
)

export const Folded = {
  name: 'recolhido',
  render: () => (
    <Stage>
      <WhyHereView reasons={[lesson]} />
    </Stage>
  ),
}
export const Nothing = {
  name: 'sem motivo registrado',
  render: () => (
    <Stage>
      <WhyHereView reasons={[]} />
    </Stage>
  ),
}
export const Relevance = {name: 'tema mais relevante', render: () => unfolded([lesson])}
export const OldestStudy = {name: 'estudo por rever', render: () => unfolded([{...lesson, kind: 'oldestStudy'}])}
export const Moved = {
  name: 'estudo movido',
  render: () => unfolded([{...lesson, kind: 'moved', movedFrom: '20260309'}]),
}
export const OpenMock = {
  name: 'simulado do dia',
  render: () => unfolded([{...exam, kind: 'openMock', among: 1}]),
}
export const OneOfMocks = {
  name: 'simulado entre vários',
  render: () => unfolded([{...exam, kind: 'openMock', among: 2}]),
}
export const TargetExam = {
  name: 'prova da primeira instituição',
  render: () => unfolded([{...exam, kind: 'targetExam', institution, target: 1, institutions: 2}]),
}
export const LaterTargetExam = {
  name: 'prova de outra instituição-alvo',
  render: () => unfolded([{...exam, kind: 'targetExam', institution, target: 2, institutions: 2}]),
}
export const NewestExam = {
  name: 'prova de qualquer instituição',
  render: () => unfolded([{...exam, kind: 'newestExam', institution, institutions: 2}]),
}
export const NoExamLeft = {
  name: 'simulado inteligente',
  render: () => unfolded([{...exam, kind: 'noExamLeft', institution, institutions: 2}]),
}
