import {expect, test} from 'vitest'
import {isDrawerOpen, isRailOpen, isRailPinned} from '../../../machines/shell/menu.selectors.ts'
import {menuModel} from '../../models/shell/menu.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(menuModel)

const after = (
  ...types: Parameters<ReturnType<typeof startHarness<typeof menuModel.machine>>['actor']['send']>[0]['type'][]
) => {
  const {actor} = startHarness(menuModel)
  for (const type of types) actor.send({type})
  const state = actor.getSnapshot()
  return {isOpen: isRailOpen(state), isPinned: isRailPinned(state), isDrawer: isDrawerOpen(state)}
}
const closed = {isOpen: false, isPinned: false, isDrawer: false}

test('the rail is open under the pointer only', () => {
  expect(after('pointer.enter')).toEqual({...closed, isOpen: true})
  expect(after('pointer.enter', 'pointer.leave')).toEqual(closed)
})

test('the focus of the keyboard keeps it open although the pointer leaves', () => {
  expect(after('pointer.enter', 'focus.enter', 'pointer.leave')).toEqual({...closed, isOpen: true})
  expect(after('focus.enter', 'focus.leave')).toEqual(closed)
})

test('its button keeps it open until it is pressed again, Escape closes it, or an entry is followed', () => {
  expect(after('rail.toggle', 'pointer.leave', 'focus.leave')).toEqual({isOpen: true, isPinned: true, isDrawer: false})
  for (const end of ['rail.toggle', 'menu.escape', 'menu.pick'] as const)
    expect(after('rail.toggle', end)).toEqual(closed)
})

test('the drawer of phones goes when an entry is followed', () => {
  expect(after('drawer.open')).toEqual({...closed, isDrawer: true})
  expect(after('drawer.open', 'menu.pick')).toEqual(closed)
})
