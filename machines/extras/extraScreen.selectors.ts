import type {SnapshotFrom} from 'xstate'
import type {ExtraPlace} from '../../domain/extras/routes.ts'
import {type extraScreenMachine, extraPlaceOf} from './extraScreen.machine.ts'

type ExtraScreenSnapshot = SnapshotFrom<typeof extraScreenMachine>

/** What the address shows; null until the day's extras are here. */
export const shownExtraPlace = ({context}: ExtraScreenSnapshot): ExtraPlace | null => extraPlaceOf(context)

/** The extra is what the device knew: no server answered. */
export const isExtraFromDevice = ({context}: ExtraScreenSnapshot): boolean => context.isFromDevice
