web-sq-squad-kept = Your squad is ready. When your turn comes, the table enters your choices, even if you close this page. Nobody sees them before then.
web-sq-squad-lost = What you had chosen here is no longer possible, because of what others chose. Please choose again.
web-sq-ready-prepared = squad is ready
