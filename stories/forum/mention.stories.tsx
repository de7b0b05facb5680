import {mentionMachine} from '../../machines/forum/mention.machine.ts'
import {CommentForm} from '../../src/features/forum/CommentForm.tsx'
import {commentText} from '../../src/text/forum/forum.ts'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'

const people = [
  {id: 'helena', name: 'Helena Moraes'},
  {id: 'heitor', name: 'Heitor Sá'},
  {id: 'm', name: 'Rafael Prado'},
]

const drafts = {read: () => ({body: 'Boa pergunta, @he', chosen: []}), write: () => undefined}

const {at, meta} = flowStories({
  machine: mentionMachine,
  View: (mentioning) => (
    <Stage>
      <CommentForm
        label={commentText.write}
        submitLabel={commentText.send}
        onSubmit={() => undefined}
        drafts={drafts}
        mentioning={mentioning}
      />
    </Stage>
  ),
  context: {query: {start: 14, words: 'he'}, people: [], active: 0},
})

export default {title: 'Fluxos/Fórum/Mencionar', ...meta}
export const Closed = at('closed', {query: null})
export const Waiting = at('waiting')
export const Asking = at('asking')
export const Shown = at('shown', {people, active: 1})
export const Nobody = at('nobody')
export const Failed = at('failed')
export const Dismissed = at('dismissed')
