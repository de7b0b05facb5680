import {use} from 'react'
import {createRoot} from 'react-dom/client'
import {expect, test} from 'vitest'
import {page} from 'vitest/browser'
import {createActor} from 'xstate'
import {viewerMachine} from '../../../machines/study/viewer.machine.ts'
import {viewerText} from '../../../src/text/study/viewers.ts'
import {ViewerView} from '../../../src/features/study/viewers/ViewerView.tsx'
import {content, forum, viewerModel, viewerView} from '../../models/study/viewer.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(viewerModel, viewerView, ({state, send}) => (
  <ViewerView state={state} send={send} forum={<p>{forum}</p>}>
    <p>{content}</p>
  </ViewerView>
))

/** The code of the content, which is on its way. */
function Late({arrival}: {readonly arrival: Promise<string>}) {
  return <p>{use(arrival)}</p>
}

test('the button of the forum comes with the content, which would move it, and not before', async () => {
  const arrival = Promise.withResolvers<string>()
  const actor = createActor(viewerMachine, {input: {kind: 'questao', id: 'q3', courseId: null}})
  const state = viewerMachine.resolveState({
    value: {question: 'forumHidden'},
    context: actor.getSnapshot().context,
  })
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  root.render(
    <ViewerView state={state} send={() => undefined} forum={<p>{forum}</p>}>
      <Late arrival={arrival.promise} />
    </ViewerView>,
  )
  await expect.element(page.getByRole('status', {name: viewerText.loading})).toBeInTheDocument()
  expect(page.getByRole('button', {name: viewerText.showForum}).elements()).toHaveLength(0)
  arrival.resolve(content)
  await expect.element(page.getByText(content)).toBeVisible()
  await expect.element(page.getByRole('button', {name: viewerText.showForum})).toBeVisible()
  root.unmount()
  host.remove()
})
