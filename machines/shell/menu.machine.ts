import {setup} from 'xstate'
import type {MenuEvent} from './menu.types.ts'

/**
 * The side menu (flow F-025; spec 1§2, 1§9, 3§2.12): a rail of 60 px that opens to 260 px under the pointer or the
 * keyboard's focus, and stays open when its button was pressed, which is how fingers open it. On phones a bar shows the
 * first group, and a drawer everything. Following an entry closes all of it.
 */
export const menuMachine = setup({
  types: {} as {events: MenuEvent; tags: 'expanded'},
}).createMachine({
  id: 'menu',
  initial: 'collapsed',
  states: {
    collapsed: {
      on: {
        'pointer.enter': 'expanded.pointed',
        'focus.enter': 'expanded.focused',
        'rail.toggle': 'expanded.pinned',
        'drawer.open': 'drawer',
      },
    },
    expanded: {
      tags: 'expanded',
      on: {'menu.escape': 'collapsed', 'menu.pick': 'collapsed'},
      initial: 'pointed',
      states: {
        pointed: {on: {'pointer.leave': '#menu.collapsed', 'focus.enter': 'focused', 'rail.toggle': 'pinned'}},
        focused: {on: {'focus.leave': '#menu.collapsed', 'rail.toggle': 'pinned'}},
        pinned: {on: {'rail.toggle': '#menu.collapsed'}},
      },
    },
    drawer: {on: {'drawer.close': 'collapsed', 'menu.escape': 'collapsed', 'menu.pick': 'collapsed'}},
  },
})
