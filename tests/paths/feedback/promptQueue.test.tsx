import {PromptQueueView} from '../../../src/features/feedback/PromptQueueView.tsx'
import {promptQueueModel, promptQueueView, windowOf} from '../../models/feedback/promptQueue.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(promptQueueModel, promptQueueView, ({state}) => (
  <PromptQueueView state={state}>
    {(shown) =>
      shown === null ? null : (
        <div role="dialog" aria-label={windowOf(shown)}>
          {shown}
        </div>
      )
    }
  </PromptQueueView>
))
