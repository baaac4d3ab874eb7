import { substanceMatcher } from '../../../domain/handbook/substances/match-substance.ts';
import { counted } from '../../../domain/words/counted.ts';
import { island } from '../../../ui/Island.tsx';
import { ListFilter } from '../../../ui/ListFilter.tsx';

interface SubstanceSearchProps {
  list: string;
  total: number;
}

export const SubstanceSearch = island(function SubstanceSearch(props: SubstanceSearchProps) {
  return (
    <ListFilter
      {...props}
      label="Search by name, formula or CAS number"
      example="MEK"
      all={counted(props.total, 'substance')}
      nothing="No substances found."
      advice="Try another name or the formula, like C2H6O. We only list what we could check."
      wordsOf={wordsOf}
      matcher={substanceMatcher}
    />
  );
});

const wordsOf = ({ dataset }: HTMLElement) => [dataset['known'] ?? ''];
