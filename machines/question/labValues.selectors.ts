import type {SnapshotFrom} from 'xstate'
import {type LabGroup, labsMatching} from '../../domain/question/labValues.ts'
import type {labValuesMachine} from './labValues.machine.ts'

type Snapshot = SnapshotFrom<typeof labValuesMachine>

/** The panel stands beside the question, with its values or on their way. */
export const areLabsShown = (state: Snapshot): boolean => state.hasTag('shown')

/** What the search leaves of the values. */
export const foundLabs = ({context: {groups, query}}: Snapshot): readonly LabGroup[] => labsMatching(groups, query)
