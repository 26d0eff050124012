import type { Places } from '#core/web/places.ts';
import { ProposeBlipButton } from '#features/portfolio/radars/web/shared/ProposeBlipButton.tsx';

export const ProposeFromCompany = ({ company }: Places['companyActions']) => (
  <ProposeBlipButton origin={{ kind: 'company', company }} />
);

export const ProposeFromSearch = ({ text, filters }: Places['searchActions']) => (
  <ProposeBlipButton origin={{ kind: 'search', text, filters }} />
);

export const ProposeFromPilot = ({ project }: Places['decidedPilotActions']) => {
  const { id, name, company, corporation } = project;
  return (
    <ProposeBlipButton
      size="small"
      origin={{ kind: 'project', id, name, company, corporationId: corporation.id }}
    />
  );
};
