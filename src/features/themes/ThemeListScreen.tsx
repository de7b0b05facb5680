import {useSelector} from '@xstate/react'
import {Suspense, useEffect, useState} from 'react'
import {css} from 'styled-system/css'
import {phaseOfPath, searchParameter} from '../../../domain/themes/themeList.ts'
import type {ThemeDocument} from '../../../domain/themes/documents.ts'
import {sortOfParameter} from '../../../domain/themes/themeSort.ts'
import {documentsMachine} from '../../../machines/themes/documents.machine.ts'
import {openDocument} from '../../../machines/themes/documents.selectors.ts'
import {themeExtraMachine} from '../../../machines/themes/themeExtra.machine.ts'
import {themeListMachine} from '../../../machines/themes/themeList.machine.ts'
import {filtersOf} from '../../../machines/themes/themeList.selectors.ts'
import {themeSortMachine} from '../../../machines/themes/themeSort.machine.ts'
import {preCourseStore} from '../../services/themes/preCourseStore.ts'
import {documentsText} from '../../text/themes/documents.ts'
import {themeText} from '../../text/themes/themes.ts'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {usePageTitle} from '../access/usePageTitle.ts'
import {useRoot} from '../root.ts'
import {useLocation, useQueryParameter} from '../shell/useAddress.ts'
import {useNetworkReturned} from '../shell/useNetworkReturned.ts'
import {useStudentActors} from '../studentActors.ts'
import {useFlow} from '../useFlow.ts'
import {createDocumentsImplementations, documentParameter} from './documents.implementations.ts'
import {DocumentsView} from './DocumentsView.tsx'
import {createThemeExtraImplementations} from './themeExtra.implementations.ts'
import {createThemeListImplementations} from './themeList.implementations.ts'
import {ThemeListView} from './ThemeListView.tsx'
import {createThemeSortImplementations, orderParameter} from './themeSort.implementations.ts'
import {ThemeSortSelect} from './ThemeSortView.tsx'
import {ThemeTable} from './ThemeTable.tsx'

const Reader = lazyNamed(() => import('../study/contents/Reader.tsx'), 'Reader')

function useThemeList() {
  const student = useStudentActors()
  const [path] = useLocation()
  const phase = phaseOfPath(path)
  const search = useQueryParameter(searchParameter) ?? ''
  const actor = useFlow(themeListMachine, {
    implementations: createThemeListImplementations(student),
    input: () => ({filters: {phase, search, showPreCourse: preCourseStore.read()}}),
  })
  useEffect(() => actor.send({type: 'address.changed', phase, search}), [actor, phase, search])
  useNetworkReturned(actor, 'network.returned')
  return actor
}

function useThemeSort() {
  const order = useQueryParameter(orderParameter)
  const actor = useFlow(themeSortMachine, {
    implementations: createThemeSortImplementations(),
    input: () => ({sort: sortOfParameter(order)}),
  })
  useEffect(() => actor.send({type: 'address.changed', sort: sortOfParameter(order)}), [actor, order])
  return actor
}

function useDocuments() {
  const student = useStudentActors()
  const id = useQueryParameter(documentParameter)
  const actor = useFlow(documentsMachine, {
    implementations: createDocumentsImplementations(student),
    input: () => ({id}),
  })
  useEffect(() => actor.send({type: 'address.changed', id}), [actor, id])
  return actor
}

const readerOf = ({id, url, title}: Pick<ThemeDocument, 'id' | 'url' | 'title'>) => (
  <Suspense
    fallback={
      <div className={css({minHeight: '[70dvh]'})}>
        <Skeleton shape="text" lines={12} label={documentsText.checking} />
      </div>
    }
  >
    <Reader key={url} document={{id, url, title}} />
  </Suspense>
)

/** `/lista-de-temas/{phase}?busca&ordem&documento` (spec 1§2): what the address says is shown again after a reload. */
export function ThemeListScreen() {
  const student = useStudentActors()
  const {now} = useRoot()
  const list = useThemeList()
  const sort = useThemeSort()
  const documents = useDocuments()
  const extra = useFlow(themeExtraMachine, {
    implementations: createThemeExtraImplementations({...student, now}),
    input: () => undefined,
  })
  const state = useSelector(list, (snapshot) => snapshot)
  const sortState = useSelector(sort, (snapshot) => snapshot)
  const documentsState = useSelector(documents, (snapshot) => snapshot)
  const document = openDocument(documentsState)
  usePageTitle(document === null ? themeText.title : `${document.title} · ${themeText.title}`)
  // After reading, the documents are where they were left.
  const [wasRead, setRead] = useState(false)
  if (document !== null && !wasRead) setRead(true)
  const papers = (
    <DocumentsView
      state={documentsState}
      send={documents.send}
      phase={filtersOf(state).phase}
      isUnfolded={wasRead}
      takesFocus={wasRead}
      readerOf={readerOf}
    />
  )
  if (document !== null) return papers
  return (
    <ThemeListView
      state={state}
      send={list.send}
      documents={papers}
      sort={<ThemeSortSelect state={sortState} send={sort.send} />}
    >
      <ThemeTable list={state} sort={sort} extra={extra} />
    </ThemeListView>
  )
}
