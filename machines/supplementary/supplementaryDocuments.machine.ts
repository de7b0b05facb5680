import type {PlusDocument} from '../../domain/supplementary/supplementary.types.ts'
import {searchedList} from '../shared/searchedList.ts'

/** The documents of the supplementary content (flow F-142; spec 3§2.7). */
export const supplementaryDocumentsMachine = searchedList<PlusDocument>('supplementaryDocuments')
