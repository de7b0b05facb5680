import {essayMachine} from '../../machines/question/essay.machine.ts'
import {EssayView} from '../../src/features/question/EssayView.tsx'
import {essayQuestion, revealedEssayQuestion} from '../support/essays.ts'
import {flowStories} from '../support/flowStory.tsx'

const written =
  'Reposição com cristaloide 30 mL/kg, coleta de culturas e antimicrobiano de amplo espectro na primeira hora; noradrenalina se a pressão média ficar abaixo de 65 mmHg.'

const {at, meta} = flowStories({
  machine: essayMachine,
  View: ({state, send}) => {
    const {isHeld, isGradable, isRevealed} = state.context
    const question = isHeld
      ? {...essayQuestion, keyHeldUntil: '2026-12-12T21:00:00.000Z'}
      : isRevealed
        ? {...revealedEssayQuestion, gradeUntil: isGradable ? '2026-12-19T21:00:00.000Z' : null}
        : essayQuestion
    const syncStatus =
      state.context.writeKey === 'device' || state.context.writeKey === 'tab'
        ? state.context.writeKey
        : state.context.writeKey === null
          ? 'saved'
          : 'sending'
    return <EssayView state={state} send={send} question={question} number={4} total={10} syncStatus={syncStatus} />
  },
  context: {
    text: written,
    saved: null,
    isRevealed: false,
    isHeld: false,
    isGradable: false,
    grade: null,
    isEditable: true,
    isExam: false,
    isCommentShown: false,
    writeKey: null,
    pendingKind: null,
    isRefused: false,
    idleSince: null,
    isSaveAsked: false,
  },
})

const onItsWay = {saved: written, writeKey: 'key-1'}
const revealed = {saved: written, isRevealed: true}

export default {title: 'Fluxos/Questão/Dissertativa', ...meta}
export const Deciding = at('deciding')
export const WritingDeciding = at({writing: 'deciding'})
export const WritingFresh = at({writing: 'fresh'})
export const WritingFresh_Empty = at({writing: 'fresh'}, {text: ''})
export const WritingFresh_Full = at({writing: 'fresh'}, {text: 'Sepse. '.repeat(107).concat('x')})
export const WritingFresh_Exam = at({writing: 'fresh'}, {isExam: true})
export const WritingSaving = at({writing: 'saving'}, {...onItsWay, pendingKind: 'save'})
export const WritingSaving_OnDevice = at({writing: 'saving'}, {...onItsWay, writeKey: 'device', pendingKind: 'save'})
export const WritingSaved = at({writing: 'saved'}, {saved: written})
export const WritingRefused = at({writing: 'refused'}, {isRefused: true})
export const Revealing = at('revealing', {...onItsWay, pendingKind: 'reveal'})
export const Revealing_OnDevice = at('revealing', {...onItsWay, writeKey: 'device', pendingKind: 'reveal'})
export const Revealing_InTab = at('revealing', {...onItsWay, writeKey: 'tab', pendingKind: 'reveal'})
export const KeyHeld = at('keyHeld', {...revealed, isHeld: true})
export const KeyShownFresh_AfterItsDay = at({keyShown: 'fresh'}, {...revealed, isEditable: false, isGradable: true})
export const KeyShownFresh = at({keyShown: 'fresh'}, revealed)
export const KeyShownRefused = at({keyShown: 'refused'}, {...revealed, isRefused: true})
export const Grading = at('grading', {...revealed, grade: 0, writeKey: 'key-1', pendingKind: 'grade'})
export const GradedOpening = at({graded: 'opening'}, {...revealed, grade: 0})
export const GradedCommentHidden = at({graded: 'commentHidden'}, {...revealed, grade: 0})
export const GradedCommentHidden_Wrong = at({graded: 'commentHidden'}, {...revealed, grade: 1})
export const GradedCommentShown = at({graded: 'commentShown'}, {...revealed, grade: 1})
export const ReadOnly = at('readOnly', {isEditable: false, saved: written})
export const ReadOnly_Revealed = at('readOnly', {...revealed, isEditable: false})
export const ReadOnly_NotWritten = at('readOnly', {isEditable: false, text: ''})
