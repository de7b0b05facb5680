import type {shareMachine} from '../../../machines/diagnostic/share.machine.ts'
import {shareText as text} from '../../../src/text/diagnostic/share.ts'
import {type Expectation, expectationsOf, type Page, type ViewModel} from '../../support/interactions.ts'

const press = (name: string) => (page: Page) => page.getByRole('button', {name, exact: true}).click()

const create = ['button', text.create] as const
const copy = ['button', text.copy] as const
const yes = ['button', text.confirmYes] as const
const link: Expectation = {
  visible: [['textbox', text.address], copy, ['link', text.open], ['button', text.withdraw]],
  absent: [create, yes, ['alert']],
}

export const shareView: ViewModel<typeof shareMachine> = {
  interactions: {
    'share.retry': press(text.tryAgain),
    'network.returned': 'fact',
    'share.request': press(text.create),
    'address.copy': press(text.copy),
    'address.send': press(text.send),
    'share.withdraw': press(text.withdraw),
    'withdrawal.confirm': press(text.confirmYes),
    'withdrawal.cancel': press(text.confirmNo),
  },
  expectations: {
    reading: {visible: [create], absent: [copy, ['alert']]},
    unread: {visible: [['alert'], ['text', text.unread]], absent: [create, copy]},
    unshared: {visible: [create, ['text', text.hint]], absent: [copy, ['alert']]},
    sharing: {visible: [['button', text.creating]], absent: [copy, ['alert']]},
    notShared: ({failure}) => ({
      visible: [['alert'], ['text', failure === 'offline' ? text.offline : text.notCreatedHint], create],
      absent: [copy],
    }),
    ...expectationsOf(['shared.ready', 'shared.copying', 'shared.sending'], link),
    'shared.copied': {...link, visible: [...(link.visible ?? []), ['text', text.copied]]},
    'shared.notPassed': {...link, visible: [...(link.visible ?? []), ['text', text.notPassed]]},
    confirming: {visible: [['alert'], ['text', text.confirm], yes], absent: [copy]},
    withdrawing: {visible: [['button', text.withdrawing]], absent: [copy]},
    notWithdrawn: ({failure}) => ({
      visible: [
        ['alert'],
        ['text', text.notWithdrawn],
        yes,
        ...(failure === 'offline' ? [['text', text.offline] as const] : []),
      ],
      absent: [copy],
    }),
    withdrawn: {visible: [['text', text.withdrawn], create], absent: [copy, ['alert']]},
  },
}
