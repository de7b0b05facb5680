import {menuMachine} from '../../../machines/shell/menu.machine.ts'
import {frameText} from '../../../src/text/shell/frame.ts'
import {shellText} from '../../../src/text/shell/shell.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const menuModel: FlowModel<typeof menuMachine> = {
  machine: menuMachine,
  starts: {'shell opened': undefined},
  cases: {
    'pointer.enter': [{type: 'pointer.enter'}],
    'pointer.leave': [{type: 'pointer.leave'}],
    'focus.enter': [{type: 'focus.enter'}],
    'focus.leave': [{type: 'focus.leave'}],
    'rail.toggle': [{type: 'rail.toggle'}],
    'menu.escape': [{type: 'menu.escape'}],
    'drawer.open': [{type: 'drawer.open'}],
    'drawer.close': [{type: 'drawer.close'}],
    'menu.pick': [{type: 'menu.pick'}],
  },
  requests: [],
  listeners: [],
  effects: [],
}

/** What a student sees of the menu; the pointer, the focus and the keys of the real rail are proven by the journeys. */
export const menuView: ViewModel<typeof menuMachine> = {
  interactions: {
    'pointer.enter': 'fact',
    'pointer.leave': 'fact',
    'focus.enter': 'fact',
    'focus.leave': 'fact',
    'rail.toggle': 'fact',
    'menu.escape': 'fact',
    'drawer.open': 'fact',
    // Without the pointer: it would stay where the rail comes back, and the rail opens under a pointer.
    'drawer.close': async (page) =>
      (page.getByRole('button', {name: shellText.close}).element() as HTMLElement).click(),
    'menu.pick': 'fact',
  },
  expectations: {
    collapsed: {visible: [['button', frameText.keepRail]], absent: [['dialog']]},
    'expanded.pointed': {
      visible: [
        ['button', frameText.keepRail],
        ['text', 'Biblioteca'],
      ],
      absent: [['dialog']],
    },
    'expanded.focused': {
      visible: [
        ['button', frameText.keepRail],
        ['text', 'Biblioteca'],
      ],
      absent: [['dialog']],
    },
    'expanded.pinned': {
      visible: [
        ['button', frameText.releaseRail],
        ['text', 'Biblioteca'],
      ],
      absent: [['dialog']],
    },
    drawer: {
      visible: [
        ['dialog', frameText.wholeMenu],
        ['navigation', frameText.wholeMenu],
      ],
    },
  },
}
