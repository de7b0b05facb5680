import {expect, test, vi} from 'vitest'
import {page, userEvent} from 'vitest/browser'
import {createRoot} from 'react-dom/client'
import {useSelector} from '@xstate/react'
import {CommentForm} from '../../../src/features/forum/CommentForm.tsx'
import {commentText} from '../../../src/text/forum/forum.ts'
import {helena, heitor, mentionModel, mentionView} from '../../models/forum/mention.model.ts'
import {type Harness, startHarness} from '../../support/harness.ts'
import {walkView} from '../../support/walkView.tsx'

const onSubmit = vi.fn<(body: string, mentions: readonly string[]) => void>()
const form = {label: commentText.write, submitLabel: commentText.send, onSubmit}

walkView(mentionModel, mentionView, (mentioning) => <CommentForm {...form} mentioning={mentioning} />)

const Driven = ({actor}: Pick<Harness<typeof mentionModel.machine>, 'actor'>) => (
  <CommentForm {...form} mentioning={{state: useSelector(actor, (snapshot) => snapshot), send: actor.send}} />
)

test('by keyboard: the second of the list is chosen, its name stands in the text, and the comment means that person', async () => {
  const harness = startHarness(mentionModel)
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  root.render(<Driven actor={harness.actor} />)
  const box = page.getByRole('textbox', {name: commentText.write})
  await box.click()
  await userEvent.keyboard('Viu, @he')
  await harness.dispatch({type: 'xstate.after.pause.mention.waiting'})
  await harness.dispatch({type: 'xstate.done.actor.findPeople', output: [helena, heitor]})
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('option', {name: heitor.name, selected: true})).toBeVisible()
  const active = page.getByRole('option', {name: heitor.name}).element().id
  expect(box.element().getAttribute('aria-activedescendant')).toBe(active)
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toHaveValue('Viu, @Heitor Sá ')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await userEvent.keyboard('isto?{Enter}')
  expect(onSubmit.mock.lastCall).toEqual(['Viu, @Heitor Sá isto?', ['heitor']])
  root.unmount()
  host.remove()
})
