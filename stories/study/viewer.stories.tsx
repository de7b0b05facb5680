import {viewerMachine} from '../../machines/study/viewer.machine.ts'
import {ViewerView} from '../../src/features/study/viewers/ViewerView.tsx'
import {Card} from '../../src/ui/content/Card.tsx'
import {RichTextView} from '../../src/ui/content/RichTextView.tsx'
import {openQuestion} from '../support/fixtures.ts'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: viewerMachine,
  View: ({state, send}) => (
    <ViewerView state={state} send={send} forum={<Card>Aqui fica o fórum deste conteúdo.</Card>}>
      <RichTextView value={openQuestion.body} measure="full" tableLabel="Tabela" />
    </ViewerView>
  ),
  context: {kind: 'questao', id: 'q3', courseId: null},
})

const flashcard = {kind: 'flashcard', id: 'card-1'} as const
const video = {kind: 'video', id: 'video-1'} as const

export default {title: 'Fluxos/Estudo/Visualizador', ...meta}
export const Resolving = at('resolving')
export const Loading = at('loading')
export const QuestionForumHidden = at({question: 'forumHidden'})
export const QuestionForumShown = at({question: 'forumShown'})
export const FlashcardForumHidden = at({flashcard: 'forumHidden'}, flashcard)
export const FlashcardForumShown = at({flashcard: 'forumShown'}, flashcard)
export const Video = at('video', video)
export const NotFound = at('notFound')
export const NotFound_Flashcard = at('notFound', flashcard)
export const NotFound_Video = at('notFound', video)
export const Offline = at('offline')
export const Failed = at('failed')
