import {answerBackupMachine} from '../../machines/exam/answerBackup.machine.ts'
import {AnswerBackupView} from '../../src/features/exam/AnswerBackupView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const now = 1_795_186_800_000
const unsent = {count: 7, since: now - 120_000, isAtRisk: false, isOver: false}

const {at, meta} = flowStories({
  machine: answerBackupMachine,
  View: AnswerBackupView,
  context: {owner: 'ana', activity: 'mock-1', unsent, now, refusal: null, restored: 0},
})

export default {title: 'Fluxos/Provas/Arquivo de respostas', ...meta}
export const Idle = at('idle', {unsent: {...unsent, count: 0, since: null}})
export const Offered = at('offered')
export const Offered_AtRisk = at('offered', {unsent: {...unsent, count: 1, isAtRisk: true}})
export const Saving = at('saving')
export const Saved = at('saved')
export const SaveFailed = at('saveFailed')
export const Picking = at('picking')
export const Refused = at('refused', {refusal: 'otherStudent'})
export const Restored = at('restored', {restored: 7})
