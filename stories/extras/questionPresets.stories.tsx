import type {QuestionWish} from '../../domain/extras/questionChoice.ts'
import {quickWish} from '../../domain/extras/quickWish.ts'
import {questionPresetsMachine} from '../../machines/extras/questionPresets.machine.ts'
import {QuestionPresetsView} from '../../src/features/extras/wizards/QuestionPresetsView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'

const wish: QuestionWish = quickWish(['Cirurgia', 'Trauma'], 2026)
const presets = [
  {id: 'p1', name: 'Trauma comentado', wish},
  {id: 'p2', name: 'Cardiologia que errei', wish},
]

const withWish = (known: QuestionWish | null) =>
  flowStories({
    machine: questionPresetsMachine,
    View: (flow) => (
      <Stage>
        <h2 className="visuallyHidden">Criar questões</h2>
        <QuestionPresetsView {...flow} wish={known} />
      </Stage>
    ),
    context: {presets, name: '', wish: null, id: '', key: null, failure: null},
  })

const {at, meta} = withWish(wish)

export default {title: 'Fluxos/Atividades extras/Escolhas salvas', ...meta}
export const Loading = at('loading')
export const LoadFailed = at('loadFailed')
export const ListReady = at({list: 'ready'})
export const ListReady_Empty = withWish(null).at({list: 'ready'}, {presets: []})
export const ListDeleteFailed = at({list: 'deleteFailed'}, {failure: 'offline'})
export const Deleting = at('deleting', {id: 'p1'})
export const NamingTyping = at({naming: 'typing'})
export const NamingSaveFailed = at({naming: 'saveFailed'}, {name: 'Trauma', failure: 'unreachable'})
export const Saving = at('saving', {name: 'Trauma'})
