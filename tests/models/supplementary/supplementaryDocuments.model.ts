import {foundDocuments} from '../../../domain/supplementary/library.ts'
import type {PlusDocument} from '../../../domain/supplementary/supplementary.types.ts'
import {supplementaryDocumentsMachine} from '../../../machines/supplementary/supplementaryDocuments.machine.ts'
import {listFailures, supplementaryText} from '../../../src/text/supplementary/supplementary.ts'
import {listModel, listView} from './lists.ts'

export const documents: readonly PlusDocument[] = [
  {
    id: 'glasgow',
    url: '/pdfs/biblioteca/folha-glasgow.pdf',
    title: 'Escala de coma de Glasgow',
    subtitle: 'Com as pupilas',
    description: 'Os pontos de cada resposta.',
    category: 'Escalas',
    on: '20261122',
  },
  {
    id: 'liquor',
    url: '/pdfs/biblioteca/folha-liquor.pdf',
    title: 'Líquor',
    subtitle: null,
    description: null,
    category: 'Tabelas',
    on: '20261112',
  },
]

export const documentsModel = listModel(supplementaryDocumentsMachine, {items: documents, search: ['glasgow', 'nada']})

export const documentsView = listView<PlusDocument>(
  {
    ...listFailures.documents,
    search: supplementaryText.searchDocuments,
    loading: supplementaryText.loadingDocuments,
    none: supplementaryText.noDocuments,
    nothing: supplementaryText.noDocuments,
    fromDevice: supplementaryText.fromDevice,
  },
  ({items, search}) => foundDocuments(items, search).length > 0,
  `Escala de coma de Glasgow (${supplementaryText.newTab})`,
)
